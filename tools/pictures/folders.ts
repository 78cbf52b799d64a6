/** The folder of the reference pictures, relative to the root of the workspace. */
export const pictureFolder = 'packages/ui/pictures';

/** The folder of the report of a run with differences. */
export const reportFolder = 'pictures-report';

/** The folder of what a screen reader finds on screens and dialogs, relative to the root of the workspace. */
export const ariaTreeFolder = 'packages/ui/aria-trees';
