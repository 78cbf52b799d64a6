/** The most characters of a note that is sent with a decision. */
export const noteLimit = 500;
