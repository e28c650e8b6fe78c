import type { Disk } from 'flydrive'
import type { ZodType } from 'zod'
import type { Database } from '../database/database.ts'

/** An expected failure of a command, as sentences for the operator. */
export class CommandError extends Error {}

export type CommandContext = {
  db: Database
  store: Disk
  now: () => Date
  /** Tells the operator how far the work is, in one line. */
  report: (line: string) => void
  /** Aborted when the operator ends the command. */
  signal: AbortSignal
}

/**
 * What an operator does from the command line, also while the services run. It runs in the process that has the
 * database open: the command's own, or with the embedded database that of the services. Returns the sentence that
 * ends it.
 * @throws CommandError with one sentence for each fault of the input, or for what can be expected to fail.
 */
export type OperatorCommand = (context: CommandContext, input: unknown) => Promise<string>

/** A command that checks its input before it runs. */
export const defineCommand =
  <Input>(
    schema: ZodType<Input>,
    run: (context: CommandContext, input: Input) => Promise<string>,
  ): OperatorCommand =>
  async (context, input) => {
    const parsed = schema.safeParse(input)
    if (!parsed.success) throw new CommandError(parsed.error.issues.map((issue) => issue.message).join('\n'))
    return run(context, parsed.data)
  }
