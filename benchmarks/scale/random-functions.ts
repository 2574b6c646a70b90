/**
 * Deterministic pseudo-random functions: the result follows from a row number and the number of the property. They are
 * in a schema of their own, which is dropped once the database is filled.
 */
export const randomFunctions = `
  create schema scale;
  -- From 0 up to 1.
  create function scale.share(of bigint, what bigint) returns float language sql immutable parallel safe
    return (hashint8extended(of, what) & 2147483647) / 2147483648.0;
  create function scale.below(most int, of bigint, what bigint) returns int language sql immutable parallel safe
    return floor(most * scale.share(of, what))::int;
  create function scale.any_of(words text[], of bigint) returns text language sql immutable parallel safe
    return words[1 + scale.below(cardinality(words), of, 1000 + cardinality(words))];
  -- Four signs of Crockford's base 32 for the lowest 20 bits.
  create function scale.crockford(bits bigint) returns text language sql immutable parallel safe
    return substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (bits >> 15 & 31)::int, 1)
      || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (bits >> 10 & 31)::int, 1)
      || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (bits >> 5 & 31)::int, 1)
      || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (bits & 31)::int, 1);
  -- What the link to an order's page ends with.
  create function scale.order_token(id bigint) returns text language sql immutable parallel safe
    return left(translate(encode(sha256(int8send(id)), 'base64'), '+/=', '-_'), 22);`
