/** Reads a code with the camera, which is asked for only now. Where it cannot be had, it says so and typing remains. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/parts/codes.ts';

import './codes.css';

/** Between two looks at the picture where the browser does not tell of each new one, in milliseconds. */
const LOOK_EVERY_MS = 40;

interface Props {
  onText(text: string): void;
  /** Where the camera may be left off again. */
  onClose?: () => void;
  /** The camera was allowed, or will not be. */
  onCamera?: () => void;
  /** Beside something that must be seen, too. */
  small?: boolean;
}

/** `onText` gets every new code that is read. `onCamera` is called once the camera has been had, or cannot be. */
export function Scanner({ onText, onClose, onCamera, small = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let left = false;
    let last = '';
    const begin = async (): Promise<void> => {
      if (!navigator.mediaDevices) {
        onCamera?.();
        return setTrouble(words.thisPageCannotUse);
      }
      // Both are at hand when the camera is: what is read is often answered by a code of one's own.
      const loading = Promise.all([import('qr/decode.js'), import('qr')]).catch(() => null);
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch {
        onCamera?.();
        return setTrouble(words.theCameraWasNot);
      }
      onCamera?.();
      const loaded = await loading;
      const picture = video.current;
      const plays = !left && loaded !== null && picture !== null && (await show(picture, stream));
      if (left || !plays) {
        for (const track of stream.getTracks()) track.stop();
        // If the camera was never on, its stop needs no message.
        if (!left) setTrouble(loaded === null ? words.NOT_LOADED : words.NO_PICTURE);
        return;
      }
      const [{ default: decode }] = loaded;
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      const look = (): void => {
        const [width, height] = [picture.videoWidth, picture.videoHeight];
        if (!pen || width === 0) return;
        canvas.width = width;
        canvas.height = height;
        pen.drawImage(picture, 0, 0);
        try {
          const text = decode(pen.getImageData(0, 0, width, height));
          // A code stays before the camera for many pictures, and is told once.
          if (text !== last) onText(text);
          last = text;
        } catch {
          // No code in this picture.
        }
      };
      while (!left) {
        await nextPicture(picture);
        const begun = performance.now();
        if (!left) look();
        // As long a rest as the look has taken: a slow phone stays usable while it searches.
        await new Promise((wake) => setTimeout(wake, performance.now() - begun));
      }
    };
    void begin();
    return () => {
      left = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (trouble)
    return (
      <p class="wrong" role="alert">
        {trouble}
      </p>
    );
  return (
    <div class={`scanner ${small ? 'small' : ''}`}>
      <video ref={video} muted playsInline aria-label={words.pictureOfTheCamera} />
      {onClose && (
        <button type="button" class="text-button" onClick={onClose}>
          {words.stopTheCamera}
        </button>
      )}
    </div>
  );
}

/** Result: whether it plays. A browser rejects that for a view that goes away meanwhile. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<boolean> {
  video.srcObject = stream;
  try {
    await video.play();
    return true;
  } catch {
    return false;
  }
}

/** Resolves when there is a new picture to look at. */
function nextPicture(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((wake) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(wake);
    else setTimeout(wake, LOOK_EVERY_MS);
  });
}
