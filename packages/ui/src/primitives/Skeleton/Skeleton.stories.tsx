import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, parameters: { layout: 'padded' } });

export const Default = meta.story();
export const Short = meta.story({ args: { width: '8ch' } });
export const Figure = meta.story({ args: { width: '5ch', height: '1.2em', style: { fontSize: 48 } } });
