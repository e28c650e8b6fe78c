import { killAtEveryStep } from './strike.ts'

killAtEveryStep('gateway')
