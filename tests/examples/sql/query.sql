CREATE TABLE orders (id INTEGER, customer TEXT, coupon INTEGER);
INSERT INTO orders VALUES (1, 'Ada', NULL), (2, 'Ada', 3), (3, 'Grace', 4);
SELECT count(*) FROM orders;
SELECT customer, id
  FROM orders
 WHERE id > 0 AND NOT (coupon IS 3)
 ORDER BY id DESC
 LIMIT 10;
SELECT customer FROM orders WHERE id = 2;
