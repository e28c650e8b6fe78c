/** A position in the write-ahead log. It has 64 bits, so a `number` cannot hold it. */
export type Lsn = bigint

/** Parses Postgres's notation, two hexadecimal numbers: "16/B374D848". */
export const readLsn = (text: string): Lsn => {
  const [high, low] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
