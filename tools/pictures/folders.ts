/** Where the pictures stand that the stories are compared with, from the workspace's root. */
export const pictureFolder = 'packages/ui/pictures';

/** Where a run that finds a difference leaves its report. */
export const reportFolder = 'pictures-report';
