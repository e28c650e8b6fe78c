/**
 * Sends a message to the process that started this one, and does nothing if there is none. A parent that was killed
 * a moment before cannot receive it: its end closes this process anyway (`disconnect`), so the error is ignored.
 * Without the callback Node would report it as an uncaught error.
 */
export const sendToParent = (message: unknown): void =>
  void process.send?.(message, undefined, undefined, () => undefined)
