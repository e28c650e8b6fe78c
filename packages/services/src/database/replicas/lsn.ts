/** A place in the write-ahead log, as a number that can be compared: 64 bits, so no `number` holds it. */
export type Lsn = bigint

/** Reads Postgres' own form, two hexadecimal numbers: "16/B374D848". */
export const readLsn = (text: string): Lsn => {
  const [high, low] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
