/** Something to measure; a file of this folder consists of several. */
export interface Figure {
  name: string;
  unit: string;
  /** One measurement. It may take a second or two and is repeated. */
  measure(): number | Promise<number>;
}
