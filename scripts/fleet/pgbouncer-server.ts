/**
 * Runs PgBouncer as a process, started by start-pgbouncer.ts with the paths of the program and its
 * configuration.
 */
import { runProgram } from './run-program.ts'

const [program = '', config = ''] = process.argv.slice(2)
runProgram(program, ['-q', config])
