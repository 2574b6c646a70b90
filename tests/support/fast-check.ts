import fc from 'fast-check'

// A fixed seed, so that a failure is caused by a change; FUZZ_SEED=… sets another.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) })

export default fc
