const sliceBytes = 64 * 1024

/** Whether bytes are UTF-8, without keeping their text. */
export const isUtf8 = (bytes: Uint8Array): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let start = 0; start < bytes.length; start += sliceBytes)
      decoder.decode(bytes.subarray(start, start + sliceBytes), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}
