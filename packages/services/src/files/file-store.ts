import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { ByteRange } from './byte-range.ts'

/** A driver that can read a part of a file. */
export type RangeDriver = DriverContract & {
  getRangeStream: (key: string, range: ByteRange) => Promise<Readable>
}

/** Stores uploaded files and reads them in full or in part. */
export class FileStore extends Disk {
  readonly #driver: RangeDriver

  constructor(driver: RangeDriver) {
    super(driver)
    this.#driver = driver
  }

  /** Reads a range of a file. The key must be one that the services made, because it is not checked again. */
  getRangeStream(key: string, range: ByteRange): Promise<Readable> {
    return this.#driver.getRangeStream(key, range)
  }
}
