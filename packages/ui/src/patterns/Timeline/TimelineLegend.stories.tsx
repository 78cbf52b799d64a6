import preview from '../../../../../.storybook/preview.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';

const meta = preview.meta({ component: TimelineLegend, parameters: { layout: 'padded' } });

export const Default = meta.story();
