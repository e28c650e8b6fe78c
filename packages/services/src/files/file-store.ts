import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { ByteRange } from './byte-range.ts'

/** A driver that reads a part of a file without what stands before and after it. */
export type RangeDriver = DriverContract & {
  getRangeStream: (key: string, range: ByteRange) => Promise<Readable>
}

/** Where uploaded files are stored, and read whole or in part. */
export class FileStore extends Disk {
  readonly #driver: RangeDriver

  constructor(driver: RangeDriver) {
    super(driver)
    this.#driver = driver
  }

  /** Reads these bytes of a file. The key is one that the services made: it is not checked again. */
  getRangeStream(key: string, range: ByteRange): Promise<Readable> {
    return this.#driver.getRangeStream(key, range)
  }
}
