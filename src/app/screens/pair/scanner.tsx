/** Reads a code with the camera, which is asked for only now. Where it cannot be had, it says so and typing remains. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** Between two looks at the picture, in milliseconds: a look takes up to ten. */
const LOOK_EVERY_MS = 80;

interface Props {
  onText(text: string): void;
  /** Where the camera may be left off again. */
  onClose?: () => void;
  /** The camera was allowed, or will not be. */
  onCamera?: () => void;
  /** Beside something that must be seen, too. */
  small?: boolean;
}

export function Scanner({ onText, onClose, onCamera, small = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    let last = '';
    const begin = async (): Promise<void> => {
      if (!navigator.mediaDevices) {
        onCamera?.();
        return setTrouble(
          'This page cannot use the camera: it was not opened over https. Type or paste the code instead.',
        );
      }
      // Both are at hand when the camera is: what is read is often answered by a code of one's own.
      const loading = Promise.all([import('qr/decode.js'), import('qr')]);
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch {
        onCamera?.();
        return setTrouble(
          'The camera was not allowed. Type or paste the code instead, or allow it in the browser’s settings.',
        );
      }
      onCamera?.();
      const [{ default: decode }] = await loading;
      const picture = video.current;
      if (left || !picture) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      picture.srcObject = stream;
      await picture.play();
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      timer = setInterval(() => {
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
      }, LOOK_EVERY_MS);
    };
    void begin();
    return () => {
      left = true;
      clearInterval(timer);
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
      <video ref={video} muted playsInline aria-label="Picture of the camera" />
      {onClose && (
        <button type="button" class="text-button" onClick={onClose}>
          Stop the camera
        </button>
      )}
    </div>
  );
}
