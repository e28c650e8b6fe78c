import { Transform } from 'node:stream'

/**
 * Passes a file on and fails if it has another length than was announced. A browser would read what is beyond the
 * announced length as the next response, so that whoever controls the file store could write that response.
 */
export const exactLength = (bytes: number): Transform => {
  let left = bytes
  const differs = () =>
    new Error(`A file has another length than the ${bytes} bytes that its store announced.`)
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length
      if (left < 0) done(differs())
      else done(null, chunk)
    },
    flush: (done) => done(left === 0 ? null : differs()),
  })
}
