/** One thing that is measured; several figures make a file of this folder. */
export interface Figure {
  name: string;
  unit: string;
  /** One measurement. It may take a second or two; it is made several times. */
  measure(): number | Promise<number>;
}
