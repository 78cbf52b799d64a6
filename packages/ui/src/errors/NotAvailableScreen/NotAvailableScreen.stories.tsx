import preview from '../../../../../.storybook/preview.tsx';
import { NotAvailableScreen } from './NotAvailableScreen.tsx';

const meta = preview.meta({ component: NotAvailableScreen, args: { homeHref: '/dashboard' } });

export const Default = meta.story();
export const InSlovak = meta.story({ globals: { language: 'sk' } });
