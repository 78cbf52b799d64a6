import { storyPicture } from '../../story-picture.ts';
import { areaStories } from './areaStories.ts';
import { PictureList } from './PictureList.tsx';

/** A picture of the main screen of each area, as a link to its story. */
export function AreaPictures() {
  return (
    <PictureList>
      {areaStories.map(([words, id]) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            <img src={storyPicture(id)} alt="" loading="lazy" />
            {words}
          </a>
        </li>
      ))}
    </PictureList>
  );
}
