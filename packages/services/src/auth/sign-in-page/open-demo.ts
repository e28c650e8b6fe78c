import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts } from '../../database/tables/auth.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { matchesPassword } from '../password.ts'

/** Comparing a password takes a while on purpose, and anybody may ask for the page. */
const rememberedMs = 60_000

const isOpen = async ({ db, hasDemo }: Pick<Context, 'db' | 'hasDemo'>): Promise<boolean> => {
  if (!hasDemo) return false
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, demoAccount.email))
  return (
    account !== undefined &&
    account.disabledAt === null &&
    (await matchesPassword(account.passwordHash, demoAccount.password))
  )
}

/** Reads whether everybody can sign in with the demo's password, as the sign-in page tells. */
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
