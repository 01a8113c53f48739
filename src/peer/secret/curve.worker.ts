/** The worker's entry point: `new Worker(new URL('./curve.worker.ts', import.meta.url), { type: 'module' })`. */
import { serveCurve } from './curvePort.ts';

serveCurve(globalThis as unknown as DedicatedWorkerGlobalScope);
