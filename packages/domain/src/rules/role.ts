/**
 * What a colleague may do with a quiz, from least to most. Each role may do what those before it may: one ladder,
 * because two kinds of rights side by side are confused.
 */
export const roles = ['viewer', 'marker', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]
/** The roles that an owner gives. There is one owner; handing over makes another. */
export const givenRoles = ['viewer', 'marker', 'editor'] as const satisfies readonly Role[]
export type GivenRole = (typeof givenRoles)[number]

/** Whether a role may do what needs another. Without a role nothing is allowed. */
export const mayAs = (role: Role | null, needed: Role): boolean =>
  role !== null && roles.indexOf(role) >= roles.indexOf(needed)
