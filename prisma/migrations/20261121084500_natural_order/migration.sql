-- How people look things up: "Table 2" before "Table 10", "eva" beside "Eva", "Émile" among the names with E.
CREATE COLLATION natural_order (provider = icu, locale = 'und-u-kn-ks-level2');
