/** One figure to measure; each file in this folder provides several. */
export interface Figure {
  name: string;
  unit: string;
  /** One measurement. It may take a second or two and is repeated. */
  measure(): number | Promise<number>;
}
