import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { accounts } from '../../database/tables/auth.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { matchesPassword } from '../accounts/password.ts'

/** The result is cached, because verifying a password is slow on purpose and anybody may request the page. */
const rememberedMs = 60_000

const isOpen = async ({ db, hasDemo }: Pick<Context, 'db' | 'hasDemo'>): Promise<boolean> => {
  if (!hasDemo) return false
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, demoAccount.email))
  return (
    account !== undefined &&
    account.disabledAt === null &&
    account.passwordHash !== null &&
    (await matchesPassword(account.passwordHash, demoAccount.password))
  )
}

/**
 * Returns a function that reads whether anybody can sign in with the demo's password. The sign-in page shows that.
 */
export const createDemoReader = (
  context: Pick<Context, 'db' | 'hasDemo'>,
): (() => Promise<typeof demoAccount | undefined>) => {
  let last: { at: number; open: Promise<boolean> } | undefined
  return async () => {
    if (!last || performance.now() - last.at > rememberedMs)
      last = { at: performance.now(), open: isOpen(context) }
    return (await last.open) ? demoAccount : undefined
  }
}
