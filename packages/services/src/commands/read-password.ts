import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Discards the terminal's echo, so that the password stays invisible. */
const createNullStream = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Reads the first line of standard input. A password there appears neither in the process list nor in the shell's
 * history.
 */
export const readPassword = async (): Promise<string> => {
  if (stdin.isTTY) stdout.write('Password (not shown as you type): ')
  const lines = createInterface({ input: stdin, output: createNullStream(), terminal: stdin.isTTY })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}
