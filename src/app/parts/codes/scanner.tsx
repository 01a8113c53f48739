/**
 * Scans a code with the camera, which is requested only when the scanner is shown. If it is unavailable, the person is
 * told and can still type.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/parts.ts';
import { TextButton } from '../button.tsx';
import { ErrorMessage } from '../wrong.tsx';
import './codes.css';

/** Scan interval if the browser does not report new video frames (ms). */
const LOOK_EVERY_MS = 40;

interface Props {
  onText(text: string): void;
  /** Closes the camera; absent if it can't be closed. */
  onClose?: () => void;
  /** Called once the camera is on, or known to be unavailable. */
  onCamera?: () => void;
  /** For placement next to something that must stay visible. */
  small?: boolean;
}

/** `onText` gets every new code. */
export function Scanner({ onText, onClose, onCamera, small = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let left = false;
    const fail = (reason: string): void => {
      // A camera that was never on needs no message when it stops.
      if (!left) setTrouble(reason);
    };
    const begin = async (): Promise<void> => {
      // Load both in advance: scanning a code is often followed by showing one.
      const loading = Promise.all([import('qr/decode.js'), import('qr')]).catch(() => null);
      stream = await navigator.mediaDevices
        ?.getUserMedia({ video: { facingMode: 'environment' } })
        .catch(() => undefined);
      onCamera?.();
      if (!stream) return setTrouble(navigator.mediaDevices ? words.cameraDenied : words.noCameraHere);
      // The system took the camera away, for example because of a call.
      for (const track of stream.getTracks()) track.addEventListener('ended', () => fail(words.NO_PICTURE));
      const loaded = await loading;
      const picture = video.current;
      const plays = !left && loaded !== null && picture !== null && (await show(picture, stream));
      if (left || !plays) {
        stop(stream);
        return fail(loaded === null ? words.NOT_LOADED : words.NO_PICTURE);
      }
      await readCodes(picture, loaded[0].default, onText, () => left);
    };
    begin().catch(() => {
      stop(stream);
      fail(words.NO_PICTURE);
    });
    return () => {
      left = true;
      stop(stream);
    };
  }, []);
  if (trouble) return <ErrorMessage>{trouble}</ErrorMessage>;
  return (
    <div class={`scanner ${small ? 'small' : ''}`}>
      <video class="fills as-block" ref={video} muted playsInline aria-label={words.cameraPicture} />
      {onClose && <TextButton onClick={onClose}>{words.stopTheCamera}</TextButton>}
    </div>
  );
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Reads frames until `isLeft`; a code that stays in view is reported once. */
async function readCodes(
  picture: HTMLVideoElement,
  decode: (image: ImageData) => string,
  onText: (text: string) => void,
  isLeft: () => boolean,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  let last = '';
  const look = (): void => {
    const [width, height] = [picture.videoWidth, picture.videoHeight];
    if (!pen || width === 0) return;
    canvas.width = width;
    canvas.height = height;
    try {
      pen.drawImage(picture, 0, 0);
      const text = decode(pen.getImageData(0, 0, width, height));
      if (text !== last) onText(text);
      last = text;
    } catch {
      // No code in this frame, or no frame.
    }
  };
  while (!isLeft()) {
    await nextFrame(picture);
    const begun = performance.now();
    if (!isLeft()) look();
    // Rest as long as the scan took, so that a slow phone stays usable.
    await new Promise((wake) => setTimeout(wake, performance.now() - begun));
  }
}

/** Returns whether the video plays. Browsers reject `play` if the view is removed first. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<boolean> {
  video.srcObject = stream;
  try {
    await video.play();
    return true;
  } catch {
    return false;
  }
}

/** Resolves when there is a new frame. */
function nextFrame(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((wake) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(wake);
    else setTimeout(wake, LOOK_EVERY_MS);
  });
}
