/** The reason of a skipped story that belongs to the other width only. */
export const notTried = 'not tried at this width';
