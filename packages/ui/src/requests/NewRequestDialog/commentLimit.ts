import { maxCommentLength } from '@selfservice/api/requests/new-request';

/** From this length on the field counts the characters. */
const countedFrom = 0.8 * maxCommentLength;

/** The limit that the field of a comment shows, once the comment comes near it. */
export function commentLimit(comment: string): { limit?: number } {
  return comment.length < countedFrom ? {} : { limit: maxCommentLength };
}
