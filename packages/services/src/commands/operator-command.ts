import type { Disk } from 'flydrive'
import type { ZodType } from 'zod'
import type { Database } from '../database/database.ts'

/** An expected failure of a command, in sentences for the operator. */
export class CommandError extends Error {}

export type CommandContext = {
  db: Database
  store: Disk
  now: () => Date
  /** Shows the progress to the operator in one line. */
  report: (line: string) => void
  /** Aborts when the operator cancels the command. */
  signal: AbortSignal
}

/**
 * A command that an operator runs from the command line, also while the services run. It runs in the process that
 * has the database open: its own or, with the embedded database, that of the services. Returns the sentence to show
 * at the end.
 * @throws CommandError with a sentence for each error in the input, or for an expected failure.
 */
export type OperatorCommand = (context: CommandContext, input: unknown) => Promise<string>

/** Defines a command that validates its input before it runs. */
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
