import { spawn } from 'node:child_process'
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'

/**
 * Runs a program as long as the parent of this process lives, forwards SIGTERM to it, and exits with its exit
 * code.
 */
export const runProgram = (path: string, args: readonly string[]): void => {
  endWithParent()
  const child = spawn(path, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  child.once('error', (error) => {
    process.stderr.write(`${path}: ${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code) => process.exit(code ?? 1))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'))
}
