import fc from 'fast-check'

// The same cases in every run, so that red speaks of the change; FUZZ_SEED=… draws others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) })

export default fc
