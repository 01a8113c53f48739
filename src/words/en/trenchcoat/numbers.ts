/** Numbers as screens show them. */

/** With a true minus: "−4", "0", "7". */
export const plain = (n: number): string => (n < 0 ? `−${Math.abs(n)}` : String(Math.abs(n)));

/** Examples: "+2", "−3" or "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));

/** Metres: "50 m", "2 km". */
export const rangeText = (metres: number): string => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`);
