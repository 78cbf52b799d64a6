import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { PreparedPicture } from '../attachment-picture/preparePicture.ts';

export interface PicturePreviewProps {
  /** The picture to upload. */
  picture: PreparedPicture;
  /** Accessible name of the picture. */
  label: string;
}

/** Shows a picture before its upload. It is drawn on a canvas, because a content policy may forbid `blob:` addresses. */
export function PicturePreview({ picture, label }: PicturePreviewProps) {
  const { image, width, height } = picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isLeft = false;
    async function draw(): Promise<void> {
      const bitmap = await createImageBitmap(image);
      if (!isLeft) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
    }
    void draw();
    return () => {
      isLeft = true;
    };
  }, [image]);
  return <Root ref={canvas} role="img" aria-label={label} width={width} height={height} />;
}

const Root = styled.canvas`
  display: block;
  max-width: min(100%, 15rem);
  max-height: min(12rem, 20dvh);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
`;
