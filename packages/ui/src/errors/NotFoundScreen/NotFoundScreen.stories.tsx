import preview from '../../../../../.storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ component: NotFoundScreen, args: { homeHref: '/dashboard' } });

export const Default = meta.story();
export const InCzech = meta.story({ globals: { language: 'cs' } });
