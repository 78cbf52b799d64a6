/** The words of all stories, as published with the workbench. */
export interface StoryWords {
  /** The texts of the product in English, Czech and Slovak. A variable is `…`. */
  texts: [en: string, cs: string, sk: string][];
  /** The places of the texts on a story, by its id. */
  stories: Record<string, number[]>;
  /** The ids of the stories with a picture. */
  pictures: string[];
}
