import type { Context } from '../shared/context.ts'

export const seedDemo = async (_context: Context): Promise<void> => {}
