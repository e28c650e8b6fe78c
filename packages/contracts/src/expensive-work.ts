/** Work that takes so much time or memory that calls queue for it, in each process of the services. */
export type ExpensiveWork = {
  what: string
  /** What one piece of it takes: figures of docs/performance.md and docs/reliability.md, or the limit that holds. */
  cost: string
  /** How many pieces run at a time in all. `cores`: one for each core of the machine. */
  atOnce: number | 'cores'
  /** How many of them may belong to one person: an instructor, or a student's attempt. */
  perPerson: number
  /** How many may wait in all, and of one person. A call beyond them gets BUSY or TOO_MANY_REQUESTS. */
  waiting: number
  waitingPerPerson: number
}

export const expensiveWork = {
  uploading: {
    what: 'An uploaded image in memory: from its first byte until it is encoded',
    cost: '5 MB',
    atOnce: 8,
    perPerson: 1,
    waiting: 56,
    waitingPerPerson: 5,
  },
  encoding: {
    what: 'An image decoded and encoded again',
    cost: '0.5 s of a core and 60 MB for 24 megapixels',
    atOnce: 1,
    perPerson: 1,
    waiting: 1_000,
    waitingPerPerson: 1_000,
  },
  reading: {
    what: 'A file of questions read in a thread, at most 30 s',
    cost: '0.3 s for 10,000 rows of CSV, 2 to 8 s for other formats; at most 128 MB and its file',
    atOnce: 'cores',
    perPerson: 1,
    waiting: 64,
    waitingPerPerson: 8,
  },
  writing: {
    what: 'A file of questions written in a thread',
    cost: 'some seconds of a core and at most 512 MB for a PDF of a thousand questions',
    atOnce: 1,
    perPerson: 1,
    waiting: 64,
    waitingPerPerson: 64,
  },
  beginning: {
    what: 'An attempt begun, and its questions read',
    cost: 'four times the statements of a saved answer',
    atOnce: 16,
    perPerson: 1,
    waiting: 2_000,
    waitingPerPerson: 8,
  },
  handingIn: {
    what: 'An attempt marked and handed in',
    cost: 'four times the statements of a saved answer',
    atOnce: 2,
    perPerson: 1,
    waiting: 2_000,
    waitingPerPerson: 8,
  },
  hashing: {
    what: 'A password compared with its hash (Argon2id)',
    cost: '19 MB and a core for two passes; its time was not measured',
    atOnce: 2,
    perPerson: 2,
    waiting: 200,
    waitingPerPerson: 200,
  },
} as const satisfies Record<string, ExpensiveWork>

export type ExpensiveWorkName = keyof typeof expensiveWork
