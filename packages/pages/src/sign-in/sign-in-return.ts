import { pendingAddress } from './pending-sign-in.ts'

/** If this is the sign-in window itself, because no second window could open, it goes back to where it was. */
const address = pendingAddress()
if (address === undefined) window.close()
else location.replace(address)
