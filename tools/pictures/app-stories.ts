/** The folder of the stories that show pages of the application, which the library does not import. */
export const appStories = '.storybook/first-paint/';
