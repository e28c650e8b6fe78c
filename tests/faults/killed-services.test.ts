import { killAtEveryStep } from './strike.ts'

killAtEveryStep('services')
