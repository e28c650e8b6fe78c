import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Discards the echo of the terminal, so that the password stays invisible. */
const createNullStream = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * The first line of standard input, so that the password appears neither in the process list nor in the history of
 * the shell.
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
