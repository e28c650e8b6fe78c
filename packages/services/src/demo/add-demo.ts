import type { Context } from '../context.ts'
import { accounts } from '../database/tables/auth.ts'

/** Adds the demo data. A database with an account is in use and is not changed. */
export const addDemo = async (context: Context): Promise<void> => {
  if ((await context.db.$count(accounts)) > 0) return
  // Loaded lazily, so that later starts do not load the texts and drawings of the demo.
  const { seedDemo } = await import('./seed-demo.ts')
  await seedDemo(context)
}
