import { createAtom, useAtom } from '@xstate/store-react'

/** A copy of the database that lags by less is taken as current. */
const leastSeconds = 10

const moment = createAtom<Date | undefined>(undefined)

/** The moment that the shown statistics and results are from, if the services read them from a copy that lags. */
export const dataMoment = (): Date | undefined => moment.get()

export const useDataMoment = (): Date | undefined => useAtom(moment)

/** Wraps `fetch` and keeps the moment of the last response that said in the header Age how old its data is. */
export const notingAge =
  (send: typeof fetch): typeof fetch =>
  async (url, init) => {
    const response = await send(url, init)
    const age = response.headers.get('age')
    if (age !== null)
      moment.set(Number(age) < leastSeconds ? undefined : new Date(Date.now() - Number(age) * 1_000))
    return response
  }
