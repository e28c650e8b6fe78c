import { isAbsolute } from 'node:path'
import { lengths } from '@quizwright/domain/limits.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import * as z from 'zod'
import { operatorId } from '../audit/actors.ts'
import { logEvent } from '../audit/log-event.ts'
import { addAccount, EmailTakenError } from '../auth/accounts/add-account.ts'
import { disableAccount, enableAccount, setOperator, setPassword } from '../auth/accounts/change-account.ts'
import { findWeakness, minPasswordLength } from '../auth/accounts/password-strength.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { findPeople, handOverAll } from '../quizzes/handing-over/hand-over-all.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { studentData } from '../students/privacy/student-data-command.ts'
import { type CommandContext, CommandError, defineCommand } from './operator-command.ts'

const email = z
  .email('--email must be an address like ada@example.com.')
  .max(lengths.email, `--email may have ${lengths.email} characters at most.`)
const newPassword = z
  .string()
  .min(minPasswordLength, `The password must have ${minPasswordLength} characters at least.`)
  .max(lengths.password, `The password may have ${lengths.password} characters at most.`)
const path = z.string().refine(isAbsolute, 'The file must be given by its whole path.')

const refuseWeak = async (password: string, known: string[]): Promise<void> => {
  const weakness = await findWeakness(password, known)
  if (weakness !== undefined) throw new CommandError(weakness)
}

const noAccount = (address: string) => new CommandError(`${address} has no account here.`)

/** Adds a command to the log of the installation, with the account that it concerned. */
const logCommand = ({ db, now }: Pick<CommandContext, 'db' | 'now'>, kind: string, accountId?: string) => {
  const about = accountId !== undefined && { details: { subject_id: accountId } }
  return logEvent(db, { actorId: operatorId, kind, ...about }, now())
}

/** All commands that an operator can run from the command line. */
export const commands = {
  'add-instructor': defineCommand(
    z.object({
      name: z
        .string('--name is required.')
        .trim()
        .min(1, '--name is required.')
        .max(lengths.name, `--name may have ${lengths.name} characters at most.`)
        .refine(
          (name) => !/[\p{Cc}\uFFFD]/u.test(name),
          '--name has a control character, or one that is no UTF-8. Type it again.',
        ),
      email,
      password: newPassword,
      operator: z.boolean().optional(),
    }),
    async (context, { operator = false, ...account }) => {
      await refuseWeak(account.password, [account.name, account.email])
      try {
        const id = await addAccount(context.db, { ...account, isOperator: operator })
        await logCommand(context, 'addInstructor', id)
        if (operator) await logCommand(context, 'addOperator', id)
        return `${account.email} may sign in now, as ${id}.`
      } catch (error) {
        if (!(error instanceof EmailTakenError)) throw error
        throw new CommandError(`${account.email} has an account already.`, { cause: error })
      }
    },
  ),
  'set-operator': defineCommand(
    z.object({ email, undo: z.boolean().optional() }),
    async (context, { email: address, undo = false }) => {
      const id = await setOperator(context.db, address, !undo)
      if (id === undefined) throw noAccount(address)
      await logCommand(context, undo ? 'removeOperator' : 'addOperator', id)
      return undo
        ? `${address} no longer administers this installation.`
        : `${address} administers this installation now.`
    },
  ),
  'disable-instructor': defineCommand(
    z.object({ email, undo: z.boolean().optional(), 'hand-over-to': email.optional() }),
    async (context, { email: address, undo, 'hand-over-to': heir }) => {
      const { db, now } = context
      const { from, to } = await findPeople(db, { from: address, to: heir ?? address })
      if (from === undefined) throw noAccount(address)
      if (undo) {
        await enableAccount(db, address)
        await logCommand(context, 'enableAccount', from)
        return `${address} may sign in again.`
      }
      // Looked at before anything is changed.
      if (heir !== undefined && (to === undefined || to === from))
        throw new CommandError(`${heir} has no other account here that can sign in.`)
      await disableAccount(db, address, now())
      await logCommand(context, 'disableAccount', from)
      const out = `${address} is signed out everywhere and can't sign in.`
      if (heir === undefined || to === undefined)
        return `${out} Quizzes and results stay; --undo lets them in again.`
      const quizzes = await handOverAll(db, { from, to }, now())
      return `${out} ${heir} owns their ${countOf(quizzes, 'quiz', 'quizzes')} now, with sessions and results.`
    },
  ),
  'set-password': defineCommand(
    z.object({ email, password: newPassword }),
    async (context, { email: address, password }) => {
      await refuseWeak(password, [address])
      const id = await setPassword(context.db, address, password)
      if (id === undefined) throw noAccount(address)
      await logCommand(context, 'setPassword', id)
      return `${address} has a new password and is signed out everywhere.`
    },
  ),
  'student-data': studentData,
  backup: defineCommand(z.object({ path }), async (context, input) => {
    const { rows, files } = await writeBackup(context, input.path)
    await logCommand(context, 'writeBackup')
    return `${input.path} holds ${rows} rows and ${files} uploaded files.`
  }),
  restore: defineCommand(z.object({ path, replace: z.boolean() }), async (context, input) => {
    const { rows, files } = await restoreBackup(context, input)
    await logCommand(context, 'restoreBackup')
    return `${rows} rows and ${files} uploaded files are restored.`
  }),
}

export type CommandName = keyof typeof commands

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)
