/** Whether this browser can draw emoji; if not, words are used. */
export function drawsEmoji(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 20;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  const picture = (sign: string): string => {
    pen.clearRect(0, 0, 20, 20);
    pen.font = '16px sans-serif';
    pen.fillText(sign, 0, 16);
    return pen.getImageData(0, 0, 20, 20).data.join();
  };
  // The second code point will never be assigned: if the first can't be drawn, both look alike.
  return picture('\u{1F511}') !== picture('\u{10FFFF}');
}
