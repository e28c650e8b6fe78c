import { imageSize } from '../../write/word/image-size.ts'

export type Size = { width: number; height: number }

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

/** A WebP has its size in its first chunk: of a whole file, of a lossless one, or of a lossy one. */
const sizeOfWebp = (view: DataView): Size | undefined => {
  if (view.byteLength < 30 || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250)
    return undefined
  switch (view.getUint32(12)) {
    case 0x56503858:
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    case 0x5650384c: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return undefined
  }
}

/** The width and height of an image in pixels, from its header. */
export const sizeOfImage = (bytes: Uint8Array | undefined): Size | undefined => {
  if (!bytes) return undefined
  const size = imageSize(bytes) ?? sizeOfWebp(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
